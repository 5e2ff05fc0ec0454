import type { GatewayConfig } from '../core/config.ts'
import type { LogEntry } from '../core/core.ts'
import { redisSecrets } from '../core/redis-address.ts'

/** A shorter secret would match ordinary words. */
const minLength = 4

/** Wraps a log function: configured secrets are replaced in all entries. */
export function redactSecrets(
  config: GatewayConfig,
  log: (entry: LogEntry) => void
): (entry: LogEntry) => void {
  const secrets = secretsOf(config)

  function redact<T>(value: T): T | string {
    if (typeof value !== 'string') return value
    return secrets.reduce<string>(
      (text, secret) => text.replaceAll(secret, '…'),
      value
    )
  }

  return entry => {
    const redacted = { ...entry }
    for (const name in entry) redacted[name] = redact(entry[name] ?? null)
    log({ ...redacted, event: entry.event })
  }
}

/** Longest first: one may contain another. */
function secretsOf(config: GatewayConfig): string[] {
  const { store, clientSecret, sealingSecrets, sentinelPassword } = config
  return [
    ...sealingSecrets,
    clientSecret,
    ...redisSecrets(store),
    sentinelPassword ?? ''
  ]
    .filter(secret => secret.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
}
