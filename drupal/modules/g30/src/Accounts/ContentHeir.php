<?php

declare(strict_types=1);

namespace Drupal\g30\Accounts;

use Drupal\Core\Cache\CacheTagsInvalidatorInterface;
use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\user\UserInterface;

/**
 * Gives what an account wrote and brought to another one.
 *
 * It writes the columns alone. A save of each item would make revisions, and
 * Drupal deletes the revisions that still name a deleted account.
 */
final class ContentHeir {
  /** Who translated a term, which has no author else. */
  private const TRANSLATOR = 'content_translation_uid';

  public function __construct(
    private readonly Connection $database,
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly CacheTagsInvalidatorInterface $cacheTags,
  ) {}

  /** Returns the number of items. The heir 0 leaves them without an author. */
  public function handOver(UserInterface $from, int $to): int {
    $nids = $this->idsOf('node', $from);
    $fids = $this->idsOf('file', $from);
    foreach (['node_field_data' => 'uid', 'node_field_revision' => 'uid', 'file_managed' => 'uid'] as $table => $column) {
      $this->database->update($table)->fields([$column => $to])->condition($column, $from->id())->execute();
    }
    foreach (['taxonomy_term_field_data', 'taxonomy_term_field_revision'] as $table) {
      if ($this->database->schema()->fieldExists($table, self::TRANSLATOR)) {
        $this->database->update($table)->fields([self::TRANSLATOR => $to])->condition(self::TRANSLATOR, $from->id())->execute();
      }
    }
    // The heir did not write the revisions.
    foreach (['node_revision' => 'revision_uid', 'taxonomy_term_revision' => 'revision_user'] as $table => $column) {
      $this->database->update($table)->fields([$column => 0])->condition($column, $from->id())->execute();
    }
    $this->entityTypeManager->getStorage('node')->resetCache();
    $this->entityTypeManager->getStorage('file')->resetCache($fids);
    $this->entityTypeManager->getStorage('taxonomy_term')->resetCache();
    $this->cacheTags->invalidateTags([
      'node_list',
      'file_list',
      ...array_map(static fn (int|string $id): string => "node:$id", $nids),
      ...array_map(static fn (int|string $id): string => "file:$id", $fids),
    ]);
    return count($nids) + count($fids);
  }

  private function idsOf(string $entity_type, UserInterface $user): array {
    return array_values($this->entityTypeManager->getStorage($entity_type)->getQuery()->accessCheck(FALSE)->condition('uid', $user->id())->execute());
  }
}
