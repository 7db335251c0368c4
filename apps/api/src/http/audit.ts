import type { Endpoint } from "@zodiac-at-work/contracts";
import { type AuditDetails, type AuditedAction, type Db, insertAuditEntry } from "@zodiac-at-work/db";
import type { FastifyRequest } from "fastify";

/** Records a call of an administrator in the audit log. */
export interface CallAudit {
  /** Records the call in the transaction of its change, so that neither is stored without the other. */
  record: (trx: Db, about?: { subject?: string; details?: AuditDetails }) => Promise<void>;
  /** Records the call after its handler has succeeded, unless the handler records it. */
  end: (response: unknown) => Promise<void>;
}

/**
 * Returns what records the calls of an endpoint; null if none is recorded.
 *
 * @throws if an endpoint of administrators changes something and does not say what the audit log records
 */
export function createAudit(endpoint: Endpoint, db: Db): ((request: FastifyRequest) => CallAudit) | null {
  const { method, path, access, audit } = endpoint;
  if (audit === undefined && access === "admin" && method !== "GET") {
    throw new Error(`${method} ${path} needs an action for the audit log, or null.`);
  }
  if (!audit) return null;
  const { action, keeps = [], made, inTransaction } = audit;
  return (request) => {
    const write = async (trx: Db, { target, subject, details }: About) => {
      const uid = request.caller?.uid;
      if (uid === undefined) throw new Error("A recorded call has no caller.");
      const kept = keeps.flatMap((name) => detailOf(name, valueAt(request.body, name)));
      await insertAuditEntry(trx, {
        ...{ by: { uid }, action, target: target ?? targetOf(request), subject, requestId: request.id },
        details: { ...Object.fromEntries(kept), ...details },
      });
    };
    return {
      record: (trx, about = {}) => write(trx, about),
      async end(response) {
        if (inTransaction) return;
        const [, id] = (made && detailOf("made", valueAt(response, made))[0]) || [];
        await write(db, { target: targetOf(request) ?? id?.toString() });
      },
    };
  };
}

type About = Pick<AuditedAction, "target" | "subject" | "details">;

/** The values of the path: `reconcile-payments/3f0c…`. */
function targetOf({ params }: FastifyRequest): string | undefined {
  return Object.values((params ?? {}) as Record<string, string>).join("/") || undefined;
}

/** Follows a name such as `post.id`. */
function valueAt(value: unknown, name: string): unknown {
  return name.split(".").reduce<unknown>((parent, key) => (parent as Record<string, unknown> | null)?.[key], value);
}

/** Objects are never recorded, and of a text only its beginning. A list is one of ids. */
function detailOf(name: string, value: unknown): [string, string | number | boolean | null][] {
  if (Array.isArray(value)) return [[name, value.filter(Number.isInteger).join(" ").slice(0, 1_000)]];
  if (typeof value === "string") return [[name, value.slice(0, 200)]];
  return typeof value === "number" || typeof value === "boolean" || value === null ? [[name, value]] : [];
}
