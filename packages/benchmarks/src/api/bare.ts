// The baseline: Fastify without plugins, hooks or a logger, and pg without a query builder.
import { fastify } from "fastify";
import { Pool } from "pg";
import { fetchRaw } from "./fetch-raw.ts";
import { serveMeasured } from "./serve-measured.ts";

const [databaseUrl = "", models = "{}"] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl });
const app = fastify();

/** The requests whose responses the baseline copies byte for byte, by path. */
const copied: Record<string, { url: string; headers: Record<string, string> }> = JSON.parse(models);
for (const [path, model] of Object.entries(copied)) {
  const { status, headers, body } = await fetchRaw(model.url, model.headers);
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

await serveMeasured(app);
