import { pairingAlphabet } from '../../contract/gateway.ts'

export const pairingLength = 6

/** Six letters, each as likely as any other. */
export function makePairingCode(
  randomBytes: (size: number) => Uint8Array
): string {
  const size = pairingAlphabet.length
  // Bytes of the last, incomplete round of the alphabet would favour letters.
  const fair = 256 - (256 % size)
  let code = ''
  while (code.length < pairingLength) {
    const [byte = 255] = randomBytes(1)
    if (byte < fair) code += pairingAlphabet.charAt(byte % size)
  }
  return code
}

/** What a person typed or pasted, without spaces and in capitals. */
export function readPairingCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '')
}
