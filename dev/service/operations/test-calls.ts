import {
  echoText,
  validateInput
} from '../../../contract/api/test-endpoints.ts'
import { operation } from '../requests/operation.ts'

export const echoTextOperation = operation(echoText, ({ query }) => query)

export const validateInputOperation = operation(validateInput, call => ({
  header: { 'user-agent': call.userAgent },
  query: call.query
}))
