import { ServiceError } from './service-error.ts'

/**
 * A 400 about one value, at a path such as `$.body.size`; without a value and
 * a code it says that the value is missing.
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
