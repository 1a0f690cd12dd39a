export function ofName(name: string): string {
  return /^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`
}
