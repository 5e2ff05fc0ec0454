const pages = /^\/(oauth\/consent|account(\/applications(\/\w+)?)?)$/

/** The address after signing in; ignores everything but our own pages. */
export function nextAddress(wanted: string | null | undefined): string {
  const base = 'http://own.invalid'
  const text = wanted ?? ''
  const address = URL.canParse(text, base) ? new URL(text, base) : undefined
  const isOwn =
    text.startsWith('/') &&
    address?.origin === base &&
    pages.test(address.pathname)
  return isOwn ? address.pathname + address.search : '/account'
}
