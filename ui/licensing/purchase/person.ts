/** Who licenses: the account that is signed in. */
export interface Person {
  userId: string
  userName: string
}
