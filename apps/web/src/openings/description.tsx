import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { createElement, Fragment, type ReactNode } from "react";

/**
 * The description of an opening. The API has cleaned the HTML; here it becomes elements of the page, so that no markup of a
 * board is ever parsed into the document. Headings become paragraphs, because they are no headings of this page.
 */
export function Description({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return <div className="grid max-w-measure gap-3 text-base/6 wrap-anywhere">{childrenOf(body)}</div>;
}

const keptTags = new Set(["p", "ul", "ol", "li", "strong", "b", "em", "i", "br", "code", "pre", "blockquote"]);
const droppedTags = new Set(["script", "style", "template", "noscript", "iframe", "object", "svg", "math"]);
const looks: Readonly<Record<string, string>> = {
  ul: "grid list-disc gap-1 pl-5",
  ol: "grid list-decimal gap-1 pl-5",
};

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{rendered(node)}</Fragment>);
}

function rendered(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (droppedTags.has(tag)) return null;
  if (tag === "br") return <br />;
  if (/^h[1-6]$/.test(tag)) return <p className="font-semibold">{childrenOf(node)}</p>;
  if (tag === "a") return <Anchor href={node.getAttribute("href") ?? ""}>{childrenOf(node)}</Anchor>;
  if (!keptTags.has(tag)) return childrenOf(node);
  return createElement(tag, { className: looks[tag] }, ...childrenOf(node));
}

function Anchor({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <ExternalLink href={href} className="text-link">
      {children}
    </ExternalLink>
  );
}
