import { invalidValue } from './invalid-value.ts'
import type { ServiceError } from './service-error.ts'

/** A 400 for an unreadable body. */
export function badBody(message: string): ServiceError {
  return invalidValue('$.body', undefined, message, 'VALIDATION_INVALID_TYPE')
}
