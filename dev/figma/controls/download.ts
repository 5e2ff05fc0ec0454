/** Downloads a file of this name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
