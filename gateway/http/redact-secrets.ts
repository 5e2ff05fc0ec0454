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
  const redact = createRedactor(config)

  return entry => {
    const redacted = { ...entry }
    for (const name in entry) {
      const value = entry[name] ?? null
      redacted[name] = typeof value === 'string' ? redact(value) : value
    }
    log({ ...redacted, event: entry.event })
  }
}

/** Replaces configured secrets in a text that may quote another server. */
export function createRedactor(
  config: GatewayConfig
): (text: string) => string {
  const secrets = secretsOf(config)
  return text =>
    secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
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
