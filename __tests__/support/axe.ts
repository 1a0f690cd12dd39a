/** axe for component tests. A module of its own, because loading axe takes 0.1 s and most tests don't ask it. */
import { axe, toHaveNoViolations } from "jest-axe"

expect.extend(toHaveNoViolations)

export { axe }
