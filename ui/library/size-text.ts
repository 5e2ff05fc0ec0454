import { capitalized } from '../words/capitalized.ts'

/** `Huge`; as the service names it where the panel does not know it. */
export function sizeText(size: string): string {
  return capitalized(size)
}

/** `Huge JPG`. */
export function fileText(size: string, format: string): string {
  return [sizeText(size), format.toUpperCase()].filter(Boolean).join(' ')
}

/** `Media digital` of the API's `media_digital`. */
export function licenseText(license: string): string {
  return capitalized(license.replaceAll('_', ' '))
}
