import type { Members, PartOfNode } from './define-node.ts'
import type { Handle } from './handle.ts'

type Method = (...given: never) => unknown

// Only an open T distinguishes types that differ in `readonly` alone.
// oxlint-disable typescript/no-unnecessary-type-parameters -- T stays open on purpose
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false
// oxlint-enable typescript/no-unnecessary-type-parameters

type IsReadonly<T, K extends keyof T> = Same<Pick<T, K>, Readonly<Pick<T, K>>>

type IsAsync<F extends Method> = [ReturnType<F>] extends [Promise<unknown>]
  ? true
  : false

type Count<F extends Method> = Required<Parameters<F>>['length']

type Result<F extends Method> = Awaited<ReturnType<F>>

/** A type that a plugin reads: `never` stands for any node. */
type Given<T> = unknown extends T
  ? unknown
  : T extends symbol
    ? PluginAPI['mixed']
    : T extends Handle
      ? never
      : T extends PartOfNode
        ? never
        : T extends Uint8Array
          ? T
          : T extends Promise<infer U>
            ? Promise<Given<U>>
            : T extends Method
              ? (...given: Taken<Parameters<T>>) => Given<ReturnType<T>>
              : T extends object
                ? { [K in keyof T]: Given<T[K]> }
                : T

/** A type that a plugin passes: nodes and callbacks are checked at run time. */
type Taken<T extends readonly unknown[]> = {
  [I in keyof T]: Handle extends T[I] ? unknown : TakenOne<T[I]>
}

type TakenOne<T> = T extends Method ? Method : T

type IsAny<T> = 0 extends 1 & T ? true : false

type MethodFault<Own extends Method, Theirs extends Method> =
  Same<IsAsync<Own>, IsAsync<Theirs>> extends false
    ? 'is asynchronous here or there only'
    : [Count<Theirs>] extends [Count<Own>]
      ? IsAny<Result<Theirs>> extends true
        ? never
        : [Result<Theirs>] extends [void]
          ? [Result<Own>] extends [void]
            ? never
            : 'returns something'
          : never
      : 'misses a parameter'

type PropertyFault<Own, Theirs, K extends keyof Own & keyof Theirs> = [
  Own[K]
] extends [Method]
  ? Theirs[K] extends Method
    ? MethodFault<Own[K], Theirs[K]>
    : never
  : Same<IsReadonly<Own, K>, IsReadonly<Theirs, K>> extends true
    ? never
    : 'is read-only here or there only'

type Fault<Own, Theirs, K extends keyof Own> = K extends keyof Theirs
  ?
      | PropertyFault<Own, Theirs, K>
      | ([Given<Own[K]>] extends [Theirs[K]] ? never : 'has another type')
  : 'is not in the typings'

/**
 * The members of `Own` that do not match the typings, each with what is
 * wrong; `never` when all of them match. What `Own` lacks is no fault.
 */
export type Faults<Label extends string, Own, Theirs> = {
  [K in keyof Own & string]: `${Label}.${K} ${Fault<Own, Theirs, K>}`
}[keyof Own & string]

type Take<M> = M extends Members<infer Shape> ? (of: Shape) => void : never

/** All the members that the parts give. */
export type MembersOf<Parts extends readonly Members[]> =
  Take<Parts[number]> extends (of: infer All) => void ? All : never
