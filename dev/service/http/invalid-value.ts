import { ServiceError } from './service-error.ts'

/**
 * A 400 for the value at a path such as `$.body.size`; without value and code,
 * for a missing one.
 */
export function invalidValue(
  path: string,
  value: string | undefined,
  message: string,
  code = value === undefined
    ? 'VALIDATION_OBJECT_REQUIRED'
    : 'VALIDATION_ENUM_MISMATCH'
): ServiceError {
  const data = value === undefined ? {} : { data: value }
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code, message, ...data, path }]
  })
}
