import { endpoint } from "./endpoint.ts";
import { listParameters, page } from "./lists.ts";
import { boolean, mergedMetadata, metadata, parameters } from "./parameters.ts";
import { createPaymentLink, getPaymentLink, paymentLinkParameters } from "./payment-link.ts";

export const paymentLinkEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/payment_links",
    parameters: paymentLinkParameters,
    answer: ({ sandbox, parameters }) => createPaymentLink(sandbox, parameters),
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_links/:id",
    parameters: parameters({}),
    answer: ({ sandbox, id }) => getPaymentLink(sandbox, id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_links/:id",
    parameters: parameters({ active: boolean.optional(), metadata: metadata.optional() }),
    answer({ sandbox, id, parameters: { active, metadata } }) {
      const link = getPaymentLink(sandbox, id);
      link.active = active ?? link.active;
      link.metadata = mergedMetadata(link.metadata, metadata);
      return link;
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_links/:id/line_items",
    parameters: listParameters({}),
    answer({ sandbox, id, parameters }) {
      const items = sandbox.state.lineItems[getPaymentLink(sandbox, id).id] ?? [];
      return page(`/v1/payment_links/${id}/line_items`, items, parameters);
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_links",
    parameters: listParameters({ active: boolean.optional() }),
    answer({ sandbox, parameters: { active, ...cursor } }) {
      const links = Object.values(sandbox.state.paymentLinks);
      return page(
        "/v1/payment_links",
        links.filter((link) => active === undefined || link.active === active),
        cursor,
      );
    },
  }),
];
