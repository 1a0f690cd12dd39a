import { join } from "node:path"
import { run } from "#server/process/child.ts"

/** Runs PHP in a Drupal, and returns what it prints. */
export async function php({ folder }: { readonly folder: string }, code: string): Promise<string> {
  const script = `
    $loader = require 'autoload.php';
    $request = Symfony\\Component\\HttpFoundation\\Request::create('http://127.0.0.1/');
    $kernel = Drupal\\Core\\DrupalKernel::createFromRequest($request, $loader, 'prod');
    $kernel->boot();
    $kernel->preHandle($request);
    ${code}`
  const { code: status, output } = await run("php", ["-d", "memory_limit=512M", "-r", script], { cwd: join(folder, "code/web") })
  if (status !== 0) throw new Error(output)
  return output
}
