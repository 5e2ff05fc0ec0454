import { knowWorkFailures } from '../ui/words.ts'
import { workFailures } from '../ui/words/work-failures.ts'

// As in a panel whose work has begun.
knowWorkFailures(workFailures)
