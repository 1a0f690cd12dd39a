<?php

declare(strict_types=1);

namespace Drupal\g30\Text;

use Drupal\Component\Utility\Html;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityFieldManagerInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Entity\Sql\SqlEntityStorageInterface;
use Drupal\Core\Render\RendererInterface;
use Drupal\field\Entity\FieldConfig;
use Drupal\g30\Access\RoleAssignment;
use Drupal\user\Entity\Role;

/**
 * The format of rich texts, and the texts of before it had its own name.
 *
 * Drupal's profile Standard has another format under the former name. A text
 * changes its format where nothing of it is lost; others are only read in the
 * dashboard.
 */
final class TextFormat {
  public const NAME = 'g30_text';

  private const FORMER = 'restricted_html';

  private const FIELDS = ['node' => 'body', 'taxonomy_term' => 'description'];

  public function __construct(
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly EntityFieldManagerInterface $fieldManager,
    private readonly ConfigFactoryInterface $configFactory,
    private readonly Connection $database,
    private readonly RendererInterface $renderer,
  ) {}

  /** All items of the site, the hidden ones too, as pairs of an entity type and an ID. */
  public function items(): array {
    $items = [];
    foreach ($this->bundles() as $type => $bundles) {
      $key = $this->entityTypeManager->getDefinition($type)->getKey('bundle');
      $ids = $this->entityTypeManager->getStorage($type)->getQuery()->accessCheck(FALSE)->condition($key, $bundles, 'IN')->execute();
      foreach (array_unique($ids) as $id) {
        $items[] = [$type, (int) $id];
      }
    }
    return $items;
  }

  /**
   * Gives the texts of an item the format, in all versions and languages, and tells whether all of them have it now.
   *
   * It makes no version and changes no date, since nobody sees another text.
   */
  public function convert(string $type, int $id): bool {
    $has_all = TRUE;
    foreach ($this->tables($type) as ['table' => $table, 'id' => $key, 'value' => $value, 'format' => $format]) {
      $texts = $this->database->select($table, 't')->fields('t', ['revision_id', 'langcode', $value])
        ->condition($key, $id)->condition($format, self::FORMER)->execute()->fetchAll(\PDO::FETCH_ASSOC);
      foreach ($texts as ['revision_id' => $revision, 'langcode' => $langcode, $value => $text]) {
        if (!$this->keepsAll((string) $text)) {
          $has_all = FALSE;
          continue;
        }
        $this->database->update($table)->fields([$format => self::NAME])
          ->condition($key, $id)->condition('revision_id', $revision)->condition('langcode', $langcode)->execute();
      }
    }
    $this->entityTypeManager->getStorage($type)->resetCache([$id]);
    return $has_all;
  }

  /** The former format stays where there are texts in it, which Drupal's form changes. */
  public function allow(bool $has_former): void {
    foreach (Role::loadMultiple(['authenticated', ...RoleAssignment::ROLES]) as $name => $role) {
      $role->grantPermission('use text format ' . self::NAME);
      if (!$has_former && $name !== 'authenticated') {
        $role->revokePermission('use text format ' . self::FORMER);
      }
      $role->save();
    }
    foreach ($this->bundles() as $type => $bundles) {
      foreach ($bundles as $bundle) {
        $this->allowIn(FieldConfig::loadByName($type, $bundle, self::FIELDS[$type]), $has_former);
      }
    }
  }

  /** Lets a field take the new format; one that takes all formats has no list. */
  private function allowIn(?FieldConfig $field, bool $has_former): void {
    $allowed = $field?->getSetting('allowed_formats') ?? [];
    if (in_array(self::FORMER, $allowed, TRUE)) {
      $others = $has_former ? $allowed : array_diff($allowed, [self::FORMER]);
      $field->setSetting('allowed_formats', array_values(array_unique([...$others, self::NAME])))->save();
    }
  }

  /** The new format may know tags that were written and weren't shown before. */
  private function keepsAll(string $text): bool {
    $shown = $this->shown($text, self::NAME);
    return $shown === $this->shown($text, self::FORMER) || $shown === Html::normalize(str_replace(["\r\n", "\r"], "\n", $text));
  }

  private function shown(string $text, string $format): string {
    $build = ['#type' => 'processed_text', '#text' => $text, '#format' => $format];
    return (string) $this->renderer->renderInIsolation($build);
  }

  private function bundles(): array {
    $bundles = [];
    foreach ($this->configFactory->get('g30.settings')->get('built_types') as $name) {
      [$type, $bundle] = explode('--', $name);
      $bundles[$type][] = $bundle;
    }
    return $bundles;
  }

  /**
   * Where the present texts of a type of entity are stored, and those of all versions.
   *
   * @return array<array{table: string, id: string, value: string, format: string}>
   */
  private function tables(string $type): array {
    $storage = $this->entityTypeManager->getStorage($type);
    assert($storage instanceof SqlEntityStorageInterface);
    $mapping = $storage->getTableMapping();
    $field = $this->fieldManager->getFieldStorageDefinitions($type)[self::FIELDS[$type]];
    $id = $mapping->requiresDedicatedTableStorage($field) ? 'entity_id' : $this->entityTypeManager->getDefinition($type)->getKey('id');
    $columns = ['id' => $id, 'value' => $mapping->getFieldColumnName($field, 'value'), 'format' => $mapping->getFieldColumnName($field, 'format')];
    return array_map(fn (string $table): array => ['table' => $table] + $columns, $mapping->getAllFieldTableNames($field->getName()));
  }
}
