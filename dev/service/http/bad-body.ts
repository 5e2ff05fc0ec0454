import { invalidValue } from './invalid-value.ts'
import type { ServiceError } from './service-error.ts'

/** A 400 about a body that cannot be read. */
export function badBody(message: string): ServiceError {
  return invalidValue('$.body', undefined, message, 'VALIDATION_INVALID_TYPE')
}
