import { capitalized } from '../words/capitalized.ts'
import { licenseNameWords, sizeWords } from './words.ts'

/** `Huge`; the service's name if the panel does not know it. */
export function sizeText(size: string): string {
  return knownName(size.toLowerCase(), sizeWords.get()) ?? capitalized(size)
}

/** `Huge JPG`. */
export function fileText(size: string, format: string): string {
  return [sizeText(size), format.toUpperCase()].filter(Boolean).join(' ')
}

/** `Enhanced`; `Media digital` for the API's `media_digital`. */
export function licenseText(license: string): string {
  const known = knownName(license, licenseNameWords.get())
  return known ?? capitalized(license.replaceAll('_', ' '))
}

function knownName(
  name: string,
  names: Record<string, string>
): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}
