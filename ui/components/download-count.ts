/** `1 download`, `3 downloads`. */
export function downloadCount(count: number): string {
  return count === 1 ? '1 download' : `${count} downloads`
}
