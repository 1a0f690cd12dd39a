<?php

declare(strict_types=1);

namespace Drupal\g30\Changes;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityInterface;

/** Keeps the last change of each translation that visitors see, or saw. */
final class ChangeLog {
  private const NAME = 'change';

  /** How many changes are kept. A client that knows less reads everything. */
  private const KEPT = 5000;

  public function __construct(
    private readonly Connection $database,
    private readonly TimeInterface $time,
  ) {}

  /** A file has no language. `is_shifted`: visitors begin or cease to see it. */
  public function note(EntityInterface $entity, string $langcode, bool $is_shifted): void {
    $transaction = $this->database->startTransaction();
    $seq = $this->next();
    $fields = ['seq' => $seq] + ($is_shifted ? ['shifted' => $seq] : []);
    $this->database->merge('g30_change')
      ->keys(['uuid' => $entity->uuid(), 'langcode' => $langcode])
      ->insertFields([
        'uuid' => $entity->uuid(),
        'langcode' => $langcode,
        'entity_type' => $entity->getEntityTypeId(),
        'bundle' => $entity->bundle(),
        'entity_id' => $entity->id(),
      ] + $fields)
      ->updateFields($fields)
      ->execute();
    unset($transaction);
  }

  /** Gives a new number to a change of something that isn't listed. */
  public function next(): int {
    // The row's lock lets numbers appear in the order of their transactions.
    $this->database->update('g30_sequence')->expression('last', 'last + 1')->condition('name', self::NAME)->execute();
    return $this->newest();
  }

  public function newest(): int {
    return (int) $this->number('last');
  }

  public function knows(int $seq): bool {
    return $seq >= $this->number('first') && $seq <= $this->newest();
  }

  /** The changes after a number, the oldest first. */
  public function after(int $seq, int $most): array {
    return $this->database->select('g30_change', 'c')->fields('c')->condition('seq', $seq, '>')
      ->orderBy('seq')->range(0, $most)->execute()->fetchAll();
  }

  /** Makes all earlier numbers unknown, so that builds read everything again. */
  public function forget(): void {
    $transaction = $this->database->startTransaction();
    // Milliseconds, so that the numbers of another database are unknown here.
    $seq = max($this->newest() + 1, (int) ($this->time->getCurrentMicroTime() * 1000));
    $this->database->merge('g30_sequence')->key('name', self::NAME)->fields(['last' => $seq, 'first' => $seq])->execute();
    $this->database->delete('g30_change')->execute();
    unset($transaction);
  }

  public function prune(): void {
    $oldest = $this->database->select('g30_change', 'c')->fields('c', ['seq'])
      ->orderBy('seq', 'DESC')->range(self::KEPT, 1)->execute()->fetchField();
    if ($oldest === FALSE) {
      return;
    }
    $transaction = $this->database->startTransaction();
    $this->database->update('g30_sequence')->fields(['first' => $oldest])->condition('name', self::NAME)->execute();
    $this->database->delete('g30_change')->condition('seq', $oldest, '<=')->execute();
    unset($transaction);
  }

  private function number(string $column): int {
    return (int) $this->database->select('g30_sequence', 's')->fields('s', [$column])->condition('name', self::NAME)->execute()->fetchField();
  }
}
