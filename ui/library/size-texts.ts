import { capitalized } from '../words/capitalized.ts'

/** `Huge`; the service's name if the panel does not know it. */
export function sizeText(size: string): string {
  return capitalized(size)
}

/** `Huge JPG`. */
export function fileText(size: string, format: string): string {
  return [sizeText(size), format.toUpperCase()].filter(Boolean).join(' ')
}

/** `Media digital` for the API's `media_digital`. */
export function licenseText(license: string): string {
  return capitalized(license.replaceAll('_', ' '))
}
