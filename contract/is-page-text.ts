/**
 * Whether a body is no JSON but something else, such as the page of a proxy or
 * a network's sign-in page. Not an empty body, or JSON that breaks off.
 */
export function isPageText(body: string): boolean {
  return !/^([{["\d-]|true|false|null|$)/.test(body.trim())
}
