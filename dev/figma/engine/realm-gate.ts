/** The one way into a realm; nothing enters it twice at a time. */
export interface RealmGate {
  readonly isShut: boolean
  /** Runs something outside as soon as the realm has returned. */
  afterwards(effect: () => void): void
  enter<T>(inside: () => T): T
  shut(): void
}

/**
 * Guards the entry into a realm: `pump` runs its jobs after each entry,
 * `left` is called when all that they caused outside has happened. What goes
 * wrong out there is no failure of the entry: `failed` receives it.
 */
export function realmGate(
  pump: () => void,
  left: () => void,
  failed: (error: unknown) => void
): RealmGate {
  let effects: (() => void)[] = []
  let isInside = false
  let isShut = false

  function attempt(effect: () => void): void {
    try {
      effect()
    } catch (error) {
      failed(error)
    }
  }

  function flush(): void {
    for (let effect = effects.shift(); effect; effect = effects.shift()) {
      attempt(effect)
    }
  }

  function enter<T>(inside: () => T): T {
    if (isShut) throw new Error('The host was killed')
    if (isInside) throw new Error('The realm is busy: call after it returned')
    isInside = true
    try {
      return inside()
    } finally {
      try {
        pump()
      } finally {
        isInside = false
      }
      flush()
      if (!isShut) attempt(left)
    }
  }

  return {
    get isShut() {
      return isShut
    },
    afterwards: effect => void effects.push(effect),
    enter,
    shut() {
      isShut = true
      effects = []
    }
  }
}
