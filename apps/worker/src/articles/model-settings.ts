/** The service that writes articles, and what one article may cost. */
export interface ModelSettings {
  readonly provider: "openai-compatible" | "anthropic";
  /** The model's name at the provider. */
  readonly name: string;
  /** The address that the paths of the API are appended to, such as `https://api.example.com/v1`. */
  readonly url: string;
  readonly key: string;
  /** The most tokens that the model may write for one article. */
  readonly maxTokens: number;
}
