import { ServiceError } from './service-error.ts'

/**
 * A 400 about one value, at a path such as `$.body.size`; without a value it
 * is about one that is missing.
 */
export function invalidValue(
  path: string,
  value: string | undefined,
  message: string
): ServiceError {
  const error =
    value === undefined
      ? { code: 'VALIDATION_OBJECT_REQUIRED', message, path }
      : { code: 'VALIDATION_ENUM_MISMATCH', message, data: value, path }
  return new ServiceError(400, {
    message: 'Validation failed',
    errors: [error]
  })
}
