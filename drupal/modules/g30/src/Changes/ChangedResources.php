<?php

declare(strict_types=1);

namespace Drupal\g30\Changes;

use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\g30\Entity\PublicView;
use Drupal\g30\References\FieldReferrers;
use Symfony\Component\HttpFoundation\Request;

/** Tells what visitors see now of what has changed. */
final class ChangedResources {
  public function __construct(
    private readonly FieldReferrers $referrers,
    private readonly PublicView $public,
    private readonly PublicCollections $collections,
    private readonly ConfigFactoryInterface $config,
  ) {}

  /**
   * What a build that knows a number has to read again, and to forget; NULL if that is more than the most.
   *
   * @param \Symfony\Component\HttpFoundation\Request $request
   *   The build's request.
   * @param \stdClass[] $changes
   *   Rows of the change log.
   */
  public function of(Request $request, array $changes, int $since, int $most): ?array {
    $wanted = [];
    foreach ($changes as $change) {
      $type = "{$change->entity_type}--{$change->bundle}";
      if ($type === 'file--file' || $this->isBuilt($type)) {
        $wanted[$type][$change->langcode][$change->uuid] = $change;
      }
    }
    foreach ($this->referrersOf($changes, $since) as [$type, $langcode, $uuid]) {
      $wanted[$type][$langcode][$uuid] ??= NULL;
    }
    if (array_sum(array_map(static fn (array $languages): int => array_sum(array_map('count', $languages)), $wanted)) > $most) {
      return NULL;
    }
    $answer = [];
    foreach ($wanted as $type => $languages) {
      foreach ($languages as $langcode => $items) {
        array_push($answer, ...$this->inLanguage($request, $type, $langcode, $items));
      }
    }
    return $answer;
  }

  private function inLanguage(Request $request, string $type, string $langcode, array $items): array {
    $shown = $this->collections->read($request, $type, $langcode, $this->readable($type, $items));
    $language = $langcode === '' ? [] : ['langcode' => $langcode];
    $answer = [];
    foreach ($shown as $uuid => $data) {
      $answer[] = ['id' => $uuid, 'type' => $type] + $language + ['action' => 'update', 'data' => $data];
    }
    foreach (array_diff_key(array_filter($items), $shown) as $uuid => $change) {
      // The plugin that builds read with looks among the attributes.
      $attributes = $language === [] ? [] : ['attributes' => $language];
      $answer[] = ['id' => $uuid, 'type' => $type] + $language + ['action' => 'delete'] + $attributes;
    }
    return $answer;
  }

  /** Type, language and UUID of what refers to items that came or went: it reads differently now. */
  private function referrersOf(array $changes, int $since): array {
    $shifted = [];
    foreach ($changes as $change) {
      if ((int) $change->shifted > $since) {
        $shifted[$change->entity_type][] = (int) $change->entity_id;
      }
    }
    $found = [];
    foreach ($shifted as $entity_type => $ids) {
      foreach ($this->referrers->find($entity_type, array_unique($ids)) as [$entity]) {
        $type = "{$entity->getEntityTypeId()}--{$entity->bundle()}";
        foreach ($this->isBuilt($type) ? $this->public->languagesOf($entity) : [] as $langcode) {
          $found[] = [$type, $langcode, $entity->uuid()];
        }
      }
    }
    return $found;
  }

  /** The UUIDs to read. Drupal shows all files; a build gets those in use. */
  private function readable(string $type, array $items): array {
    if ($type !== 'file--file') {
      return array_keys($items);
    }
    $fids = array_map(static fn (object $change): int => (int) $change->entity_id, $items);
    return array_keys(array_intersect($fids, $this->public->shownFiles(array_values($fids))));
  }

  private function isBuilt(string $type): bool {
    return in_array($type, $this->config->get('g30.settings')->get('built_types') ?? [], TRUE);
  }
}
