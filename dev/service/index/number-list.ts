type Numbers = Float64Array | Uint32Array

/** A growing list of numbers that needs far less memory than an array. */
export interface NumberList<Kind extends Numbers> {
  add(value: number): void
  /** Undefined if empty. */
  last(): number | undefined
  /** A view of all numbers so far; valid until the next one is added. */
  all(): Kind
}

/** An empty list of integers below 2 ** 32. */
export function integers(): NumberList<Uint32Array> {
  return numberList(length => new Uint32Array(length))
}

/** An empty list of any numbers. */
export function anyNumbers(): NumberList<Float64Array> {
  return numberList(length => new Float64Array(length))
}

function numberList<Kind extends Numbers>(
  make: (length: number) => Kind
): NumberList<Kind> {
  let numbers = make(16)
  let length = 0

  return {
    add(value) {
      if (length === numbers.length) {
        const longer = make(length * 2)
        longer.set(numbers)
        numbers = longer
      }
      numbers[length++] = value
    },
    last: () => (length === 0 ? undefined : numbers[length - 1]),
    // `subarray` returns the array's own type.
    all: () => numbers.subarray(0, length) as Kind
  }
}
