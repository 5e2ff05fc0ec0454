/** Every address that the product calls; set by the build. */
export interface Addresses {
  /** Base of the API, without `/v2` and without a trailing slash. */
  service: string
  /** Base of the gateway, without a trailing slash. */
  gateway: string
  /** Origins that serve previews and licensed files. */
  media: string[]
  /** The library's page of plans, opened in the browser; absent if unknown. */
  plans?: string
  /** The library's page of license terms, for proofs; absent if unknown. */
  terms?: string
  /** Where people can say what they think; absent if nowhere. */
  feedback?: string
}

export const defaultAddresses: Addresses = {
  service: 'http://localhost:4402',
  gateway: 'http://localhost:4401',
  media: ['http://localhost:4402', 'http://127.0.0.1:4402'],
  plans: 'http://localhost:4402/account',
  terms: 'http://localhost:4402/terms'
}
