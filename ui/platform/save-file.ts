/** Saves a file on the person's computer. */
export type Save = (name: string, content: Blob) => void

/** Figma: the panel's frame may download content that it created itself. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
