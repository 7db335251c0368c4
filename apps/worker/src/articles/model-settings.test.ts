import { SettingsError } from "@zodiac-at-work/settings";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const laptop = { NODE_ENV: "test", DATABASE_URL: "postgres://localhost/zodiac" };
const model = {
  ARTICLE_MODEL_PROVIDER: "openai-compatible",
  ARTICLE_MODEL_NAME: "writer-1",
  ARTICLE_MODEL_URL: "https://models.example.com/v1/",
  ARTICLE_MODEL_KEY: "secret-key",
};

test("without settings no model writes", () => {
  expect(readConfig(laptop).articleModel).toBeNull();
  expect(readConfig({ ...laptop, ARTICLE_MODEL_NAME: "" }).articleModel).toBeNull();
});

test("a model has a provider, a name, an address without the last slash, a key and a limit of 8,000 tokens", () => {
  expect(readConfig({ ...laptop, ...model }).articleModel).toEqual({
    provider: "openai-compatible",
    name: "writer-1",
    url: "https://models.example.com/v1",
    key: "secret-key",
    maxTokens: 8_000,
  });
});

test("Anthropic has one address for everybody", () => {
  const { ARTICLE_MODEL_URL: _, ...settings } = { ...model, ARTICLE_MODEL_PROVIDER: "anthropic" };
  expect(readConfig({ ...laptop, ...settings }).articleModel?.url).toBe("https://api.anthropic.com/v1");
});

test.each(["http://127.0.0.1:11434/v1", "http://localhost:11434/v1"])("a model on this machine may be at %s", (url) => {
  expect(readConfig({ ...laptop, ...model, ARTICLE_MODEL_URL: url }).articleModel?.url).toBe(url);
});

test.each(Object.keys(model))("a model without %s is a problem that names it", (name) => {
  expect(() => readConfig({ ...laptop, ...model, [name]: undefined })).toThrow(`${name} is missing`);
});

test.each([
  ["ARTICLE_MODEL_PROVIDER", "gateway"],
  ["ARTICLE_MODEL_NAME", "two words"],
  ["ARTICLE_MODEL_URL", "http://models.example.com/v1"],
  ["ARTICLE_MODEL_URL", "https://user:password@models.example.com"],
  ["ARTICLE_MODEL_URL", "https://models.example.com/v1?key=secret"],
  ["ARTICLE_MODEL_URL", "models.example.com"],
  ["ARTICLE_MODEL_KEY", "secret\nkey"],
  ["ARTICLE_MODEL_MAX_TOKENS", "999"],
  ["ARTICLE_MODEL_MAX_TOKENS", "200001"],
  ["ARTICLE_MODEL_MAX_TOKENS", "8k"],
])("%s as %j is a problem that does not repeat the value", (name, value) => {
  const read = () => readConfig({ ...laptop, ...model, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^  ${name} `, "m"));
  expect(read).not.toThrow(value);
});
