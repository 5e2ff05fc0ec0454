const scopeUses: [scope: string, use: string][] = [
  ['licenses.create', 'license'],
  ['licenses.view', 'see what you own'],
  ['purchases.view', 'see your subscriptions']
]

/** What will not work with these scopes; null when all does. */
export function wordsForMissingScopes(
  scopes: readonly string[]
): string | null {
  const missing = scopeUses.filter(([scope]) => !scopes.includes(scope))
  if (missing.length === 0) return null
  const uses = missing.map(([, use]) => use).join(' or ')
  const names = missing.map(([scope]) => scope).join(', ')
  return `With this sign-in you cannot ${uses}: it lacks ${names}.`
}
