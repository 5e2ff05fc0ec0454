/**
 * Whether a body is not JSON, such as the page of a proxy or the sign-in page of
 * a network. False for an empty body and for JSON that breaks off.
 */
export function isPageText(body: string): boolean {
  return !/^([{["\d-]|true|false|null|$)/.test(body.trim())
}
