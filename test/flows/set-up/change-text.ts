/** Copies a reply with a changed text. */
export async function changeText(
  reply: Response,
  change: (text: string) => string
): Promise<Response> {
  const headers = new Headers(reply.headers)
  headers.delete('Content-Length')
  return new Response(change(await reply.text()), {
    status: reply.status,
    headers
  })
}
