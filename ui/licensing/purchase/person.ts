/** Who licenses: the signed-in account. */
export interface Person {
  userId: string
  userName: string
}
