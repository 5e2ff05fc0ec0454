/**
 * Whether a page may set this header without the server being asked first; the
 * name in lower case. It is sent into frames as text, and uses nothing else.
 */
export function isSafeHeader(name: string, value: string): boolean {
  const names = ['accept', 'accept-language', 'content-language']
  const types = [
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain'
  ]
  if (name !== 'content-type') return names.includes(name)
  const [type = ''] = value.split(';')
  return types.includes(type.trim().toLowerCase())
}
