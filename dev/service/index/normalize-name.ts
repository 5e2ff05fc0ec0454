/** A name as names are compared: in any capitals, without spaces around it. */
export function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
