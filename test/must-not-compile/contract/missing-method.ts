import type { Handlers } from '../../../contract/incoming-calls.ts'

interface Methods {
  open(input: { id: string }): void
  close(input: { id: string }): void
}

// error TS2741
export const handlers: Handlers<Methods> = {
  open: () => undefined
}
