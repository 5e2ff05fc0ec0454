import type { BaseIssue } from 'valibot'
import type { ErrorRecord } from './records/envelope.ts'

/** The body of a 400, as recordings of a real service show it. */
export interface ValidationBody {
  message: 'Validation failed'
  errors: ErrorRecord[]
}

/** The most errors in one body. */
export const maxErrors = 100

/**
 * Turns the issues of a schema, up to `maxErrors`, into the API's error body.
 * `root` is the origin of the value: `$.query`, `$.body` or `$.path`.
 */
export function toValidationBody(
  root: string,
  issues: readonly BaseIssue<unknown>[]
): ValidationBody {
  return {
    message: 'Validation failed',
    errors: issues.slice(0, maxErrors).map(issue => ({
      code: codeOf(issue),
      message: clip(issue.message),
      data: dataOf(issue.input),
      path: pathOf(root, issue)
    }))
  }
}

function codeOf(issue: BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'picklist':
    case 'literal':
      return 'VALIDATION_ENUM_MISMATCH'
    case 'min_value':
      return 'VALIDATION_MINIMUM'
    case 'max_value':
      return 'VALIDATION_MAXIMUM'
    case 'regex':
    case 'check':
      return 'VALIDATION_PATTERN'
    case 'min_length':
      return sized(issue, 'VALIDATION_ARRAY_LENGTH_SHORT', 'MIN')
    case 'max_length':
      return sized(issue, 'VALIDATION_ARRAY_LENGTH_LONG', 'MAX')
    case 'strict_object':
      return 'VALIDATION_ADDITIONAL_PROPERTIES'
    default:
      return issue.input === undefined
        ? 'VALIDATION_OBJECT_REQUIRED'
        : 'VALIDATION_INVALID_TYPE'
  }
}

function sized(
  issue: BaseIssue<unknown>,
  forArrays: string,
  bound: 'MIN' | 'MAX'
): string {
  return Array.isArray(issue.input) ? forArrays : `VALIDATION_${bound}_LENGTH`
}

function dataOf(input: unknown): string {
  if (typeof input === 'string') return clip(input)
  try {
    return clip(JSON.stringify(input) ?? '')
  } catch {
    return '' // nested too deep to be written
  }
}

function clip(text: string): string {
  return text.slice(0, 200)
}

function pathOf(root: string, issue: BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map(step =>
    typeof step.key === 'number' ? `[${step.key}]` : `.${String(step.key)}`
  )
  return root + steps.join('')
}
