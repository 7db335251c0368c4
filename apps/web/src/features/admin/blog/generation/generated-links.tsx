import { buttonStyle } from "@zodiac-at-work/ui/button";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Link } from "react-router";
import type { Generation } from "../blog-admin-types.ts";

interface GeneratedLinksProps {
  readonly post: NonNullable<Generation["post"]>;
  /** Returns the URL's query with an article in the editor. */
  readonly editSearch: (id: number) => string;
}

/** The ways to an article that has been written: the editor, and its public page once it has one. */
export function GeneratedLinks({ post, editSearch }: GeneratedLinksProps) {
  const look = buttonStyle({ variant: "quiet", size: "small" });
  return (
    <>
      <Link to={{ search: editSearch(post.id) }} preventScrollReset className={look}>
        Edit<span className="sr-only"> {post.title}</span>
      </Link>
      {post.status === "published" && (
        <ExternalLink href={`/blog/${post.slug}.html`} about={` ${post.title}`} className={look}>
          View
        </ExternalLink>
      )}
    </>
  );
}
