/** A malformed request. */
export interface BadRequest {
  /** What is bad about it. */
  kind: string
  /** Method and path of the intended operation. */
  operation: string
  method: string
  /** Path and query as sent. */
  address: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** A request in a few lines, for a person who wants to repeat it. */
export function describeRequest(request: BadRequest): string {
  const { method, address, headers, body } = request
  const text = typeof body === 'string' ? body : `${body?.length ?? 0} bytes`
  return [`${method} ${address}`, JSON.stringify(headers), JSON.stringify(text)]
    .map(clip)
    .join('\n  ')
}

/** A text short enough for a person to read. */
export function clip(text: string): string {
  return text.length > 400
    ? `${text.slice(0, 400)}… (${text.length} characters)`
    : text
}
