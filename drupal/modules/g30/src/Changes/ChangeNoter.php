<?php

declare(strict_types=1);

namespace Drupal\g30\Changes;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\file\FileInterface;
use Drupal\g30\Entity\PublicView;
use Drupal\g30\Entity\StoredBefore;
use Drupal\g30\References\FieldReferrers;
use Drupal\path_alias\PathAliasInterface;

/** Notes changes of what visitors see: none of drafts, accounts and events that aren't public. */
final class ChangeNoter {
  private const CONTENT = ['node', 'taxonomy_term'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly ChangeLog $log,
    private readonly PublicView $public,
    private readonly FieldReferrers $referrers,
  ) {}

  public function saved(EntityInterface $entity): void {
    match (TRUE) {
      $entity instanceof FileInterface => $this->file($entity, FALSE),
      $entity instanceof PathAliasInterface => $this->alias($entity),
      $entity->getEntityTypeId() === 'redirect' => $this->log->next(),
      $entity instanceof ContentEntityInterface && $entity->isDefaultRevision() => $this->content($entity, StoredBefore::of($entity), $entity),
      default => NULL,
    };
  }

  public function deleted(EntityInterface $entity): void {
    match (TRUE) {
      $entity instanceof FileInterface => $this->file($entity, TRUE),
      $entity instanceof PathAliasInterface => $this->alias($entity),
      $entity->getEntityTypeId() === 'redirect' => $this->log->next(),
      $entity instanceof ContentEntityInterface => $this->content($entity, $entity, NULL),
      default => NULL,
    };
  }

  private function content(ContentEntityInterface $entity, ?EntityInterface $before, ?ContentEntityInterface $after): void {
    if (!in_array($entity->getEntityTypeId(), self::CONTENT, TRUE)) {
      return;
    }
    $before = $before instanceof ContentEntityInterface ? $before : NULL;
    [$was_shown, $is_shown] = [$this->public->languagesOf($before), $this->public->languagesOf($after)];
    foreach (array_unique([...$was_shown, ...$is_shown]) as $langcode) {
      $this->log->note($entity, $langcode, in_array($langcode, $was_shown, TRUE) !== in_array($langcode, $is_shown, TRUE));
    }
    [$files_before, $files_after] = [$this->filesOf($before, $was_shown), $this->filesOf($after, $is_shown)];
    // A build reads an item's files with the item, so it misses only those that
    // the item has lost. All of them change if the item appears or disappears.
    $files = ($was_shown === []) === ($is_shown === []) ? array_diff($files_before, $files_after) : [...$files_before, ...$files_after];
    foreach ($this->entityTypeManager->getStorage('file')->loadMultiple(array_unique($files)) as $file) {
      $this->log->note($file, '', FALSE);
    }
  }

  private function file(FileInterface $file, bool $is_gone): void {
    if ($this->public->shownFiles([(int) $file->id()]) !== []) {
      $this->log->note($file, '', $is_gone);
    }
  }

  private function alias(PathAliasInterface $alias): void {
    if (preg_match('~^/(?:node|taxonomy/term)/(\d+)$~', $alias->getPath(), $match) !== 1) {
      return;
    }
    $type = str_starts_with($alias->getPath(), '/node/') ? 'node' : 'taxonomy_term';
    $entity = $this->entityTypeManager->getStorage($type)->load($match[1]);
    // Each translation names the addresses of the others.
    foreach ($entity instanceof ContentEntityInterface ? $this->public->languagesOf($entity) : [] as $langcode) {
      $this->log->note($entity, $langcode, FALSE);
    }
  }

  private function filesOf(?ContentEntityInterface $entity, array $langcodes): array {
    $files = [];
    $names = $langcodes === [] ? [] : $this->referrers->fieldsTo($entity->getEntityTypeId(), 'file');
    foreach (array_filter($names, $entity === NULL ? NULL : $entity->hasField(...)) as $name) {
      foreach ($langcodes as $langcode) {
        array_push($files, ...array_column($entity->getTranslation($langcode)->get($name)->getValue(), 'target_id'));
      }
    }
    return array_map('intval', $files);
  }
}
