import { registerUser } from '../../../contract/api/register-user-endpoint.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'
import { findByEmail } from '../oauth/people.ts'
import { registerPerson } from '../oauth/register-person.ts'
import { operation } from '../requests/operation.ts'

/** Any customer may register a person; the e-mail address is the user name. */
export const registerUserOperation = operation(registerUser, async call => {
  if (call.caller?.token?.realm !== 'customer') {
    throw new ServiceError(403, { message: 'This operation is for customers' })
  }
  const { email, password, username = email } = call.body
  const id = await registerPerson(call.core.accounts, {
    email,
    password,
    username
  })
  if (id !== undefined) return { id }
  if (findByEmail(call.core.accounts, email).length > 0) {
    const problem = 'This e-mail address is taken'
    throw invalidValue('$.body.email', email, problem)
  }
  const field = call.body.username === undefined ? 'email' : 'username'
  const problem = 'This user name is taken'
  throw invalidValue(`$.body.${field}`, username, problem)
})
