import { pairingAlphabet } from '../../contract/gateway.ts'

export const pairingLength = 6

/** Six letters, uniformly distributed. */
export function makePairingCode(
  randomBytes: (size: number) => Uint8Array
): string {
  const size = pairingAlphabet.length
  // Larger bytes would favour the first letters of the alphabet.
  const fair = 256 - (256 % size)
  let code = ''
  while (code.length < pairingLength) {
    const [byte = 255] = randomBytes(1)
    if (byte < fair) code += pairingAlphabet.charAt(byte % size)
  }
  return code
}

/** Normalizes a typed or pasted code: only letters, in upper case. */
export function readPairingCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '')
}
