import { search } from './search.ts'

/** Words that somebody chose, as if they had typed them. */
export function searchFor(words: string): void {
  void search(words)
}
