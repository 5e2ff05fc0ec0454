import { ServiceError } from './service-error.ts'

/** A 400 about a body that cannot be read. */
export function badBody(message: string): ServiceError {
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_INVALID_TYPE', message, path: '$.body' }]
  })
}
