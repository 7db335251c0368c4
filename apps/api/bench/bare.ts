// The yardstick: Fastify without a plugin, a hook or a logger, and pg without a query builder.
import { fastify } from "fastify";
import { Pool } from "pg";
import { fetchWhole } from "./fetch-whole.ts";
import { serve } from "./serve.ts";

const [databaseUrl = "", models = "{}"] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl });
const app = fastify();

/** By path: the request whose answer by the product is to be answered again, byte for byte. */
const copied: Record<string, { url: string; headers: Record<string, string> }> = JSON.parse(models);
for (const [path, model] of Object.entries(copied)) {
  const { status, headers, body } = await fetchWhole(model.url, model.headers);
  app.get(path, (_, reply) => {
    reply
      .code(status)
      .headers(headers)
      .send(status === 304 ? undefined : body);
  });
}

app.get("/raw-pg", async () => {
  const [page, total] = await Promise.all([
    pool.query('select * from car_brands order by name collate "und-x-icu" limit $1 offset $2', [20, 0]),
    pool.query("select count(*)::integer as total from car_brands"),
  ]);
  return { carBrands: page.rows, totalPages: Math.ceil(total.rows[0].total / 20) };
});

await serve(app);
