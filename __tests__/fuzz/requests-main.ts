/** `npm run test:long -- requests [count [seed]]`: malformed requests, 100,000 unless said otherwise. */
import { runFuzz } from "./run.ts"

async function main([count = "100000", given]: readonly string[]): Promise<void> {
  const seed = given ?? String(Math.floor(Math.random() * 1_000_000))
  if (!/^\d{1,9}$/.test(count) || !/^\d{1,9}$/.test(seed)) throw new Error("Usage: npm run test:long -- requests [count [seed]]")
  process.stdout.write(`${count} requests, seed ${seed}\n`)
  const started = performance.now()
  const onProgress = (done: number) => process.stdout.write(`${String(done)} `)
  const { statuses, problems } = await runFuzz({ count: Number(count), seed: Number(seed), onProgress })
  const counts = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${String(status)}: ${String(times)}`)
  process.stdout.write(`\nanswers ${counts.join(", ")}; ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
  for (const problem of problems) process.stdout.write(`WRONG  ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
  else process.stdout.write("No crash, no 5xx, and check finds nothing.\n")
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
