<?php

declare(strict_types=1);

namespace Drupal\g30\History;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Field\EntityReferenceFieldItemListInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\jsonapi\Entity\EntityValidationTrait;
use Drupal\node\NodeInterface;

/**
 * Gives a node the content of an earlier revision.
 *
 * Its status, times, author and address stay: restoring a text must not publish
 * or hide a page.
 */
final class RevisionRestorer {
  use EntityValidationTrait;

  public function __construct(
    private readonly AccountInterface $currentUser,
    private readonly TimeInterface $time,
  ) {}

  /** Restores a revision in a new one, in the language of both, and counts the references to what is gone or hidden. */
  public function restore(NodeInterface $node, NodeInterface $source): int {
    $unset = 0;
    $names = [];
    foreach ($node->getFieldDefinitions() as $name => $definition) {
      $is_content = $name === 'title' || !$definition->getFieldStorageDefinition()->isBaseField();
      // What all languages share is restored with the original.
      if (!$is_content || !($node->isDefaultTranslation() || $definition->isTranslatable()) || !$node->get($name)->access('edit')) {
        continue;
      }
      $values = $this->present($source->get($name));
      $unset += count($source->get($name)) - count($values);
      $node->set($name, $values);
      $names[] = $name;
    }
    self::validate($node, $names);
    $this->describe($node, $source);
    $node->save();
    return $unset;
  }

  /** The values that still lead somewhere that the user sees. */
  private function present(FieldItemListInterface $field): array {
    if (!$field instanceof EntityReferenceFieldItemListInterface) {
      return $field->getValue();
    }
    $seen = array_filter($field->referencedEntities(), static fn ($target): bool => $target->access('view'));
    return array_values(array_intersect_key($field->getValue(), $seen));
  }

  private function describe(NodeInterface $node, NodeInterface $source): void {
    $node->setNewRevision();
    $node->setRevisionUserId($this->currentUser->id())->setRevisionCreationTime($this->time->getRequestTime());
    $time = gmdate('Y-m-d H:i', (int) $source->getRevisionCreationTime());
    $node->setRevisionLogMessage("Restored from version {$source->getRevisionId()} of $time.");
  }
}
