/** A reply as a browser gives it: with the address that it came from. */
export function responseFrom(url: string, response: Response): Response {
  return response.url === ''
    ? Object.defineProperty(response, 'url', { value: url })
    : response
}
