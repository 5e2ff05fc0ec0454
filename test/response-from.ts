/** A reply as a browser gives it: with its address. */
export function responseFrom(url: string, response: Response): Response {
  return response.url === ''
    ? Object.defineProperty(response, 'url', { value: url })
    : response
}
